import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { S3Settings } from "~/env";
import { freePort } from "../../scripts/free-port.mjs";
import { until } from "../factories/until";

/** As scripts/test-engines.mjs installs it. */
const folder = "node_modules/.cache/moto-5.2.5";
const command = join(folder, process.platform === "win32" ? "Scripts/moto_server.exe" : "bin/moto_server");

export const hasMoto = existsSync(join(folder, "installed"));

export interface Moto {
  settings: S3Settings;
  close(): Promise<void>;
}

/** Only for setting up: moto believes it until authentication is switched on. */
const anybody =
  "AWS4-HMAC-SHA256 Credential=a/20260101/us-east-1/iam/aws4_request, SignedHeaders=host, Signature=a";

/** Starts moto's S3 server with one user and one bucket. From then on it refuses wrong keys and wrong signatures. */
export async function startMoto(bucket: string): Promise<Moto> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const child = spawn(command, ["-H", "127.0.0.1", "-p", String(port)], {
    stdio: "ignore",
    env: { ...process.env, INITIAL_NO_AUTH_ACTION_COUNT: "1000000" },
  });
  const close = async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise(resolve => child.once("exit", resolve));
    child.kill();
    await ended;
  };
  await until(() =>
    fetch(`${endpoint}/moto-api/`).then(
      () => true,
      () => false,
    ),
  );
  const iam = async (fields: Record<string, string>) => {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { authorization: anybody },
      body: new URLSearchParams({ ...fields, UserName: "lotse", Version: "2010-05-08" }),
    });
    return answer.text();
  };
  await iam({ Action: "CreateUser" });
  const Statement = [{ Effect: "Allow", Action: "s3:*", Resource: "*" }];
  await iam({
    Action: "PutUserPolicy",
    PolicyName: "all",
    PolicyDocument: JSON.stringify({ Version: "2012-10-17", Statement }),
  });
  const keys = await iam({ Action: "CreateAccessKey" });
  const [, accessKey = ""] = /<AccessKeyId>(.+?)</.exec(keys) ?? [];
  const [, secretKey = ""] = /<SecretAccessKey>(.+?)</.exec(keys) ?? [];
  await fetch(`${endpoint}/${bucket}`, { method: "PUT" });
  await fetch(`${endpoint}/moto-api/reset-auth`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: "0",
  });
  return { settings: { endpoint, bucket, region: "us-east-1", accessKey, secretKey }, close };
}
