// A process that moves files to S3 until the test kills it, or until it has moved all.
import { connect } from "../../app/db/connection";
import { moveFiles } from "../../app/domain/operations/move/move-files";
import { readSettings, setSettings } from "../../app/env";
import { storagesOf } from "../../app/integrations/storage/storage";

const { address, env } = JSON.parse(process.argv[2] ?? "{}");
const settings = readSettings(env);
setSettings(settings);
const database = connect(address, 5);
const { disk, s3 } = storagesOf(settings);
process.send?.(await moveFiles(database, disk, s3!));
await database.close();
process.disconnect();
