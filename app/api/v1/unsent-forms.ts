import { actorOf, os } from "~/api/implement";
import { keepUnsentForm, takeUnsentForm } from "~/domain/identity/unsent-form/unsent-form";

export const unsentForms = os.unsentForms.router({
  keep: os.unsentForms.keep.handler(async ({ input, context }) => ({
    kept: await keepUnsentForm(context.db, input),
  })),
  take: os.unsentForms.take.handler(async ({ context }) => ({
    form: (await takeUnsentForm(context.db, actorOf(context))) ?? null,
  })),
});
