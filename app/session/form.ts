import { createHash } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { type AppLoadContext, data } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { sayError, sayInvalid } from "~/i18n/server";
import { wayToConfirm } from "./confirmed";
import { notFound } from "./enter";

/**
 * The request id of a form: what the page put into it and a hash of the rest. So the same form sent
 * twice is one request, and a corrected one is another.
 */
export function requestKey(form: FormData): string | undefined {
  const id = form.get("requestId");
  if (typeof id !== "string" || !/^[\w.-]{8,80}$/.test(id)) return undefined;
  const rest = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return `${id}.${createHash("sha256").update(JSON.stringify(rest)).digest("base64url").slice(0, 16)}`;
}

/** The version of the record that a form was filled in from. */
export function seenVersion(form: FormData): number | undefined {
  const version = Number(form.get("version"));
  return Number.isInteger(version) && version > 0 ? version : undefined;
}

/** What a refused form hands back: what was typed, and what is wrong, in the reader's language. */
export type Refusal = {
  fields: Record<string, string[]>;
  values: Record<string, string | string[]>;
  problem?: string;
  code?: string;
  /** Where one confirms that it is oneself, before the same form is sent again. */
  confirmAt?: string;
};

type Parsed = { reply(options?: { hideFields?: string[] }): SubmissionResult<string[]> };

const secrets = [
  "password",
  "currentPassword",
  "newPassword",
  "confirmPassword",
  "key",
  "mistralKey",
  "code",
];

/**
 * The answer to a form that did not parse: 422, field errors, values kept, secrets not sent back. A button that only
 * changes a list of the form comes here too: then nothing but the list is judged.
 */
export function refuseFields(context: AppLoadContext, submission: Parsed, problem?: string) {
  const reply = submission.reply({ hideFields: secrets });
  const list = listOf(reply);
  const fields = Object.fromEntries(
    Object.entries(reply.error ?? {})
      .filter(([name]) => list === undefined || name === list || name.startsWith(`${list}[`))
      .map(([name, codes]) => [
        name,
        [...new Set(codes ?? [])].map(code => sayInvalid(context.language, code)),
      ]),
  );
  const refusal: Refusal = {
    fields,
    values: (reply.initialValue ?? {}) as Refusal["values"],
    ...(problem ? { problem } : {}),
  };
  context.refused = Object.keys(fields).length > 0 || problem !== undefined;
  return data(refusal, { status: context.refused ? 422 : 200 });
}

/** The list that the pressed button changes, if it was one of those. */
function listOf({ intent }: SubmissionResult<string[]>): string | undefined {
  return intent?.type === "insert" || intent?.type === "remove" ? intent.payload.name : undefined;
}

/** What a refusal of api/v1 says: at its fields or, where it names none, in a sentence above the form. */
export function sayRefusal(context: AppLoadContext, error: AppError): Omit<Refusal, "values"> {
  const fields = Object.fromEntries(
    Object.entries(error.data.fields ?? {}).map(([name, codes]) => [
      name,
      codes.map(code => sayInvalid(context.language, code)),
    ]),
  );
  return {
    fields,
    code: error.code,
    ...wayToConfirm(context, error.code),
    ...(Object.keys(fields).length > 0
      ? {}
      : { problem: sayError(context.language, error.code, error.data.values) }),
  };
}

/**
 * The answer to a refusal of api/v1: what it says, the values kept. Anything that is no expected refusal goes on to
 * the error page.
 */
export function refuseError(context: AppLoadContext, submission: Parsed, error: unknown) {
  if (!(error instanceof AppError)) throw error;
  const reply = submission.reply({ hideFields: secrets });
  const refusal: Refusal = {
    ...sayRefusal(context, error),
    values: (reply.initialValue ?? {}) as Refusal["values"],
  };
  return refuseWith(context, refusal, error.status);
}

/**
 * The answer to a confirmed question that api/v1 refused: its sentence above the question. What is gone, or not theirs
 * to ask about, is a 404.
 */
export function refuseQuestion(context: AppLoadContext, error: unknown) {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "not_found" || error.code === "forbidden") throw notFound();
  const problem = sayError(context.language, error.code, error.data.values);
  return refuseWith(context, { problem }, error.status);
}

/** Hands a form back with what the page says to it; the page's title says it too. */
export function refuseWith<Said>(context: AppLoadContext, said: Said, status: number) {
  context.refused = true;
  return data(said, { status });
}
