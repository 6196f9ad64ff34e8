/** As `copyMedia`, for whole stylesheets. One that no script may read, such as one of a browser's extension, stays as it was sent. */
export function copySheetMedia(from: CSSStyleSheet, to: CSSStyleSheet): void {
  let rules: readonly [CSSRuleList, CSSRuleList];
  try {
    rules = [from.cssRules, to.cssRules];
  } catch {
    return;
  }
  copyMedia(...rules);
}

/**
 * Gives the rules of a copied stylesheet the media queries of the ones they were copied from: a reader's choice of light or dark pages
 * has changed those since they were sent.
 */
export function copyMedia(from: CSSRuleList, to: CSSRuleList): void {
  [...from].forEach((rule, index) => {
    // Each document has classes of its own: no copy is an instance of ours.
    const copy = to[index] as Partial<CSSMediaRule> | undefined;
    const { media, cssRules } = rule as Partial<CSSMediaRule>;
    if (media && copy?.media) copy.media.mediaText = media.mediaText;
    if (cssRules && copy?.cssRules) copyMedia(cssRules, copy.cssRules);
  });
}

/** The rules of a stylesheet that apply in the dark, as it was sent: of a copy, before its media queries are those of another. */
export function darkRulesOf(sheet: CSSStyleSheet): readonly CSSMediaRule[] {
  let rules: CSSRuleList;
  try {
    rules = sheet.cssRules;
  } catch {
    return [];
  }
  return darkRules(rules);
}

function darkRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const { media, cssRules } = rule as Partial<CSSMediaRule>;
    if (media && /prefers-color-scheme: ?dark/.test(media.mediaText)) return [rule as CSSMediaRule];
    return cssRules ? darkRules(cssRules) : [];
  });
}
