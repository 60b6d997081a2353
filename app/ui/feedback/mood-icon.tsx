import { Frown, Meh, Smile } from "lucide-react";
import type { Mood } from "~/contract/moods";

const icons = { happy: Smile, neutral: Meh, negative: Frown };

/** The face of a mood; its name is beside it. */
export function MoodIcon({ mood, size = 18 }: { mood: Mood; size?: number }) {
  const Icon = icons[mood];
  return <Icon size={size} aria-hidden />;
}
