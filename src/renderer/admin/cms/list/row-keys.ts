/** The keys of a list's row, while its link or its box has the focus. */
export const ROW_KEYS = { publish: 'P', open: 'O', bin: 'Delete' } as const;
