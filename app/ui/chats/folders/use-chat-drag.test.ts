import { expect, test } from "vitest";
import { placeAfterDrop } from "./use-chat-drag";

const place = { folderId: "a", pinned: false, archived: false, tags: [] };

test("a dropped chat goes into the folder, keeps its pin, and leaves the archive", () => {
  expect(placeAfterDrop({ ...place, pinned: true, archived: true }, "b")).toEqual({
    ...place,
    folderId: "b",
    pinned: true,
  });
  expect(placeAfterDrop(place, "none")).toEqual({ ...place, folderId: null });
});

test("dropped on the pins or the archive it is pinned or archived where it is", () => {
  expect(placeAfterDrop(place, "pinned")).toEqual({ ...place, pinned: true });
  expect(placeAfterDrop(place, "archived")).toEqual({ ...place, archived: true });
});

test("dropped on all chats it changes nothing, unless it is archived", () => {
  expect(placeAfterDrop(place, "all")).toBeNull();
  expect(placeAfterDrop({ ...place, archived: true }, "all")).toEqual(place);
});
