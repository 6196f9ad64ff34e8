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
