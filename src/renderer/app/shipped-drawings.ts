import type { ShippedDrawing } from '#domain/shipped-drawing.ts';

declare const __TUNAS_DRAWINGS__: readonly ShippedDrawing[];

/** The drawings of this build. Apart from the other settings: only the library on the device needs them. */
export const shippedDrawings: readonly ShippedDrawing[] = __TUNAS_DRAWINGS__;
