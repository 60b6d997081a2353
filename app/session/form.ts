import { createHash } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { type AppLoadContext, data } from "@remix-run/node";
import { AppError, type FieldErrors } from "~/contract/errors";
import { sayError, sayInvalid, textsFor } from "~/i18n/server";
import { namesOfFields } from "./field-labels";
import { askForConfirmation } from "./require-confirmation";

/**
 * The request id of a form: the page's random value and a hash of the rest. The same form sent twice is one
 * request; a corrected form is another.
 */
export function requestKey(form: FormData): string | undefined {
  const id = form.get("requestId");
  if (typeof id !== "string" || !/^[\w.-]{8,80}$/.test(id)) return undefined;
  const rest = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return `${id}.${createHash("sha256").update(JSON.stringify(rest)).digest("base64url").slice(0, 16)}`;
}

/** The request id of a form's change of one of several records; `part` distinguishes several changes of the same. */
export const itemKey = (key: string | undefined, id: string, part = ""): string | undefined =>
  key && `${key}.${id.slice(-12)}${part && `.${part}`}`;

/** The largest integer of a column. */
const maxVersion = 2_147_483_647;

/** The version of the record that the form was rendered with. */
export function expectedVersion(form: FormData): number | undefined {
  const version = Number(form.get("version"));
  return Number.isInteger(version) && version > 0 && version <= maxVersion ? version : undefined;
}

/** The options of an API call that a form makes: its request id, and the version that it was rendered with. */
export const callOptions = (form: FormData) => ({
  context: { key: requestKey(form), version: expectedVersion(form) },
});

/** {@link callOptions} without a version. */
export const keyOptions = (form: FormData) => ({ context: { key: requestKey(form) } });

/** The data of a refused form: the input, and its errors in the reader's language. */
export type Refusal = {
  fields: Record<string, string[]>;
  values: Record<string, string | string[]>;
  /** The labels before the fields' errors in the summary: "IBAN: ". */
  names?: Record<string, string>;
  problem?: string;
  code?: string;
};

type Parsed = {
  payload: Record<string, unknown>;
  reply(options?: { hideFields?: string[] }): SubmissionResult<string[]>;
};

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
 * The response to invalid input: 422, field errors, values kept, secrets removed. Buttons that only change a list
 * of the form are handled here too: then only that list is validated.
 * @param problem a message above the form
 * @param also errors of fields that the schema cannot detect, shown in the same response
 */
export async function refuseFields(
  context: AppLoadContext,
  submission: Parsed,
  problem?: string,
  also: FieldErrors = {},
) {
  const reply = submission.reply({ hideFields: secrets });
  const list = listOf(reply);
  const errors = context.resumed
    ? {}
    : { ...also, ...(list === undefined ? await phoneFault(context, reply) : {}), ...reply.error };
  const order = Object.keys(submission.payload);
  // An unchecked box is not sent; such boxes are at the end of their form.
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const codes = Object.fromEntries(
    Object.entries(errors)
      .sort(([nameA], [nameB]) => placeOf(nameA) - placeOf(nameB))
      .filter(([name]) => list === undefined || name === list || name.startsWith(`${list}[`))
      .map(([name, codes]) => [name, [...new Set(codes ?? [])]]),
  );
  const fields = mapValues(codes, ofField => ofField.map(code => sayInvalid(context.language, code)));
  const refusal: Refusal = {
    fields,
    names: namesOfFields(context.language, codes),
    values: (reply.initialValue ?? {}) as Refusal["values"],
    ...(problem ? { problem } : {}),
  };
  context.refused = Object.keys(fields).length > 0 || problem !== undefined;
  return data(refusal, { status: context.refused ? 422 : 200 });
}

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** The error of a form's phone number, which only the server can validate; shown together with the other errors. */
async function phoneFault(
  { api }: AppLoadContext,
  { initialValue, error }: SubmissionResult<string[]>,
): Promise<FieldErrors> {
  const { phone, phoneCountry, country, step } = (initialValue ?? {}) as Record<string, unknown>;
  // A form in steps contains the number of a later step.
  if (typeof phone !== "string" || phone === "" || step !== undefined || error?.phone) return {};
  const isCountry = (value: unknown): value is string =>
    typeof value === "string" && /^[A-Z]{2}$/.test(value);
  const region = [phoneCountry, country].find(isCountry);
  try {
    const { fault } = await api.phone.read({ text: phone, ...(region ? { country: region } : {}) });
    return fault ? { phone: [`phone.${fault}`] } : {};
  } catch (failure) {
    // Unreadable or too long: the endpoint of the form refuses it once the other errors are corrected.
    if (failure instanceof AppError) return {};
    throw failure;
  }
}

/** The list changed by the pressed button, if any. */
function listOf({ intent }: SubmissionResult<string[]>): string | undefined {
  return intent?.type === "insert" || intent?.type === "remove" ? intent.payload.name : undefined;
}

/**
 * The messages of an AppError: at its fields or, if it names none, above the form. The fields of a bad_request are for
 * the developer of the caller, not for readers.
 */
export function describeRefusal(context: AppLoadContext, error: AppError): Omit<Refusal, "values"> {
  const message = sayError(context.language, error.code, error.data.values);
  const { fields, codes } = fieldMessages(context, error, message);
  return {
    fields,
    names: namesOfFields(context.language, codes),
    code: error.code,
    ...(Object.keys(fields).length > 0 || error.code === "form_resumed" ? {} : { problem: message }),
  };
}

/** The messages of an error's fields, and the codes that they were made of. */
function fieldMessages({ language }: AppLoadContext, error: AppError, message: string) {
  // All forms of records with unique names have the field `name`.
  if (error.code.endsWith("_name_taken")) return { fields: { name: [message] }, codes: { name: [] } };
  const codes = error.code === "bad_request" ? {} : (error.data.fields ?? {});
  return { fields: mapValues(codes, ofField => ofField.map(code => sayInvalid(language, code))), codes };
}

/**
 * The response to an AppError of api/v1: its messages, with the values kept. Other errors are rethrown to the
 * error page.
 */
export async function refuseError(context: AppLoadContext, submission: Parsed, error: unknown) {
  if (!(error instanceof AppError)) throw error;
  await askForConfirmation(context, error);
  const reply = submission.reply({ hideFields: secrets });
  const refusal: Refusal = {
    ...describeRefusal(context, error),
    values: (reply.initialValue ?? {}) as Refusal["values"],
  };
  return refuseWith(context, refusal, error.status);
}

/**
 * The response to an unexpected failure: one sentence above the form, with the values kept. Refusals of api/v1 have their
 * own messages.
 */
export async function refuseFailure(
  context: AppLoadContext,
  submission: Parsed,
  error: unknown,
  sentence: "messages:smtp.addFailed" | "messages:email.addFailed",
) {
  if (error instanceof AppError) return refuseError(context, submission, error);
  console.error(`[${context.requestId}]`, error);
  const { initialValue } = submission.reply({ hideFields: secrets });
  const refusal: Refusal = {
    fields: {},
    values: (initialValue ?? {}) as Refusal["values"],
    problem: textsFor(context.language)(sentence),
  };
  return refuseWith(context, refusal, 500);
}

/**
 * The response to a refused question: its message above the question. If only the confirmation of identity is missing,
 * the user confirms it first and comes back to the question.
 */
export async function refuseQuestion(context: AppLoadContext, error: unknown) {
  if (!(error instanceof AppError)) throw error;
  await askForConfirmation(context, error);
  const problem = sayError(context.language, error.code, error.data.values);
  return refuseWith(context, { problem }, error.status);
}

/** Returns a form with its messages; the page's title is prefixed as well. */
export function refuseWith<Answer>(context: AppLoadContext, answer: Answer, status: number) {
  // A restored form was not refused.
  context.refused = !context.resumed;
  return data(answer, { status: context.resumed ? 200 : status });
}
