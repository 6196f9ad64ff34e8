/** A screen as the system reports it, in pixels that don't depend on its density. */
export interface Display {
  readonly id: number;
  readonly bounds: Rectangle;
  /** Without the system's bars. */
  readonly workArea: Rectangle;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One screen with a bar at its lower edge. */
const PRIMARY: Display = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
};

export const screen = {
  getPrimaryDisplay: (): Display => PRIMARY,
  getAllDisplays: (): Display[] => [PRIMARY],
};
