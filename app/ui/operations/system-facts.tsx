import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import type { Answering, Limits, Outbox, Storage } from "~/contract/system";
import { formatBytes, formatNumber, formatTime } from "~/i18n/format";
import { Alert } from "~/ui/primitives/alert";
import { Facts } from "./facts";

/** Language and time zone of the formatted values. */
type Reader = { language: Language; timeZone: string };

/** The mail server and its outbox. */
export function OutboxFacts({ outbox, reader: { language } }: { outbox: Outbox; reader: Reader }) {
  const { t } = useTranslation("system");
  const number = (count: number) => formatNumber(count, language);
  return (
    <Facts
      title={t("email.title")}
      rows={[
        ...(outbox.server
          ? [[t("email.server"), <bdi key="server">{outbox.server}</bdi>] as [string, React.ReactNode]]
          : []),
        [t("email.waiting"), number(outbox.waiting)],
        [t("email.sent"), number(outbox.sentToday)],
        [t("email.failed"), number(outbox.failed)],
      ]}
    >
      {outbox.server ? (
        t("environment")
      ) : (
        <>
          {t("email.noServer")}{" "}
          <code dir="ltr">SMTP_URL=smtp://user:password@mail.example.org:587?from=lotse@example.org</code>
        </>
      )}
    </Facts>
  );
}

/** The default provider and the companies' choices. */
export function AnsweringFacts({
  answering,
  reader: { language },
}: {
  answering: Answering;
  reader: Reader;
}) {
  const { t } = useTranslation("system");
  return (
    <div className="stack" data-gap="6">
      <Facts
        title={t("ai.title")}
        rows={[
          [
            t("ai.default"),
            answering.answerer === "builtin" ? (
              t("ai.builtin")
            ) : (
              <bdi key="answerer">{answering.answerer}</bdi>
            ),
          ],
        ]}
      >
        {t("environment")}
      </Facts>
      <Facts
        title={t("ai.chosen")}
        rows={answering.chosen.map(({ kind, companies }) => [
          t(`ai.kind.${kind}` as "ai.kind.mistral"),
          formatNumber(companies, language),
        ])}
      >
        {answering.chosen.length === 0 ? t("ai.none") : null}
      </Facts>
    </div>
  );
}

/** The limits of this build, and how many companies have reached them. */
export function LimitFacts({
  limits,
  reader: { language, timeZone },
}: {
  limits: Pick<Limits, Exclude<keyof Limits, "changes">> & {
    changes: (Omit<Limits["changes"][number], "noticedAt"> & { noticedAt: Date | string })[];
  };
  reader: Reader;
}) {
  const { t } = useTranslation("system");
  const number = (count: number) => formatNumber(count, language);
  const { companies } = limits;
  return (
    <div className="stack" data-gap="6">
      {limits.revealUnknownEmail ? <Alert tone="warn">{t("limits.reveal")}</Alert> : null}
      <Facts
        title={t("limits.build")}
        rows={[
          [t("limits.mode"), limits.mode],
          [t("limits.divisions"), number(limits.divisions)],
          [t("limits.employees"), number(limits.employees)],
          [t("limits.smtp"), number(limits.smtp)],
          [t("limits.emailSettings"), number(limits.emailSettings)],
          ...(limits.questions === null
            ? []
            : [[t("limits.questions"), number(limits.questions)] as [string, string]]),
          [t("limits.upload"), formatBytes(limits.uploadMb * 1_000_000, language)],
          [t("limits.activity"), t("limits.days", { count: limits.activityDays })],
        ]}
      >
        {limits.questions === null ? t("environment") : `${t("limits.lifted")} ${t("environment")}`}
      </Facts>
      {limits.changes.length > 0 ? (
        <Facts
          title={t("limits.changes")}
          rows={limits.changes.map(({ name, before, value, host, noticedAt }, at) => [
            <bdi key="name">{name}</bdi>,
            <>
              {t("limits.change", { before, value })}
              <small style={{ display: "block", textAlign: "end" }}>
                {t("limits.noticed", { time: formatTime(noticedAt, { language, timeZone }), host })}
              </small>
            </>,
            `${name} ${at}`,
          ])}
        >
          {t("limits.changesHint")}
        </Facts>
      ) : null}
      <Facts
        title={t("limits.reached")}
        rows={[
          [t("limits.all"), number(companies.all)],
          [t("limits.withPlan"), number(companies.withPlan)],
          [t("limits.fullDivisions"), number(companies.fullDivisions)],
          [t("limits.fullEmployees"), number(companies.fullEmployees)],
        ]}
      />
    </div>
  );
}

/** Storage and memory usage. */
export function StorageFacts({
  storage,
  reader,
}: {
  storage: Omit<Storage, "since"> & { since: Date | string };
  reader: Reader;
}) {
  const { t } = useTranslation("system");
  const size = (bytes: number) => formatBytes(bytes, reader.language);
  const sized = (files: number, bytes: number) => (
    <>
      {formatNumber(files, reader.language)} <small>({size(bytes)})</small>
    </>
  );
  return (
    <div className="stack" data-gap="6">
      <Facts
        title={t("storage.files")}
        rows={storage.files.map(({ status, files, bytes }) => [
          t(`storage.status.${status}`),
          sized(files, bytes),
        ])}
      >
        {storage.files.length === 0 ? t("storage.none") : null}
      </Facts>
      {storage.companies.length > 0 ? (
        <Facts
          title={t("storage.companies")}
          rows={storage.companies.map(({ id, name, files, bytes }) => [
            <bdi key={id}>{name}</bdi>,
            sized(files, bytes),
            id,
          ])}
        />
      ) : null}
      <Facts
        title={t("storage.place")}
        rows={[
          [
            t("storage.where"),
            storage.bucket ? <bdi key="bucket">{`S3: ${storage.bucket}`}</bdi> : t("storage.disk"),
          ],
          [t("storage.state"), t(`storage.state.${storage.state}`)],
        ]}
      />
      <Facts
        title={t("storage.server")}
        rows={[
          [t("storage.database"), size(storage.databaseBytes)],
          [t("storage.free"), size(storage.freeBytes)],
          [t("storage.memory"), size(storage.memoryBytes)],
          [t("storage.maxMemory"), size(storage.maxMemoryBytes)],
        ]}
      >
        {t("storage.since", { time: formatTime(storage.since, reader) })}
      </Facts>
    </div>
  );
}
