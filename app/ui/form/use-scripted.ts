import { useEffect, useState } from "react";

/** Whether script has taken over: false in the document as it comes, and without script for ever. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
