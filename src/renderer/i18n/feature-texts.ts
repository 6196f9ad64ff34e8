/**
 * The texts of all features, for the compiler to check keys by. Each feature adds its own where it is found by itself: in
 * routes.ts and in admin/section.ts; the rooms of editing/ in their `*-texts.ts`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- what stands in it, the features say
export interface FeatureTexts {}
