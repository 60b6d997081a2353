/** Signs before items of lists, as a part of a class; those of the fonts Symbol and Wingdings may have no other character. */
export const bulletSigns = "•▪‣◦●○■□➢✓·∗◆◇▶►▸◮➤❖✔⁃\uf0a7\uf0b7\uf0d8\uf0fc";

/** A bullet, or a dash or asterisk in its place. */
export const bulletClass = `[-–—*${bulletSigns}]`;
