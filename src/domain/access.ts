/** The roles of user_roles; a person without a row has none. */
export type Role = 'superadmin';

/** What the portal lets some people do. */
export type Right = 'admin.open' | 'content.edit' | 'messages.answer' | 'people.manage';

const RIGHTS: Readonly<Record<Role, readonly Right[]>> = {
  superadmin: ['admin.open', 'content.edit', 'messages.answer', 'people.manage'],
};

/** Whether a role includes a right. What it hides on the screen, the database refuses by itself. */
export function can(role: Role | null, right: Right): boolean {
  return role !== null && RIGHTS[role].includes(right);
}
