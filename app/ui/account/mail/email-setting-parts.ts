import type { EmailSetting } from "~/contract/email-settings";
import type { FormRefusal } from "~/ui/form/read-refusal";

export type SavedEmailSetting = Omit<EmailSetting, "createdAt">;

/** What each part of the form needs: the stored setting, undefined for a new one, and what was refused. */
export type EmailSettingParts = {
  saved: SavedEmailSetting | undefined;
  refusal: FormRefusal;
};
