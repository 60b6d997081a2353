import { useTranslation } from "react-i18next";
import { tagColours } from "~/contract/tag-colours";
import { TextField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { Pills } from "./pills";
import { TagBadge } from "./tag-badge";

/** Name and colour of a tag; a colour is shown as the tag would look. */
export function TagFieldset({
  refusal,
  saved = { name: "", colour: "grey" },
}: {
  refusal: FormRefusal;
  saved?: { name: string; colour: string };
}) {
  const { t } = useTranslation("tags");
  const colourName = (colour: string) => {
    const tagColour = tagColours.find(one => one === colour);
    return tagColour && t(`colour.${tagColour}`);
  };
  return (
    <>
      <TextField
        name="name"
        label={t("name")}
        required
        maxLength={60}
        autoComplete="off"
        hint={hintOf(refusal, "name", saved.name)}
        errors={refusal.errors("name")}
        defaultValue={refusal.value("name", saved.name)}
      />
      <Pills
        name="colour"
        legend={t("colour")}
        hint={hintOf(refusal, "colour", saved.colour, { shown: colourName(saved.colour) })}
        errors={refusal.errors("colour")}
        choices={tagColours.map(colour => ({
          value: colour,
          label: "",
          icon: <TagBadge name={t(`colour.${colour}`)} colour={colour} />,
        }))}
        chosen={refusal.value("colour", saved.colour)}
      />
    </>
  );
}
