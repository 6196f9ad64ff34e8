/** An attribute of what does something of its own with Escape: a dialog around it stays open. */
export const OWN_ESCAPE = 'data-own-escape';
