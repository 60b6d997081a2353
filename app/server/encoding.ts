export type Encoding = "br" | "gzip";

/** The preferred of brotli and gzip that an Accept-Encoding header allows (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (!header) return undefined;
  const refused = new Set<string>();
  const allowed = new Set<string>();
  for (const part of String(header).toLowerCase().split(",")) {
    const [name = "", ...params] = part.split(";").map(piece => piece.trim());
    const weight = params.find(param => param.startsWith("q="));
    (weight && Number(weight.slice(2)) === 0 ? refused : allowed).add(name === "x-gzip" ? "gzip" : name);
  }
  const takes = (name: Encoding) => allowed.has(name) || (allowed.has("*") && !refused.has(name));
  return takes("br") ? "br" : takes("gzip") ? "gzip" : undefined;
}
