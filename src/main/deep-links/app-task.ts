/** What the app's icon offers (the dock on macOS, the taskbar on Windows), and where it leads. */
export const APP_TASKS = { write: '/admin/blogs/new', inbox: '/admin/messages', search: '/blog' } as const;

export type AppTask = keyof typeof APP_TASKS;

const ARGUMENT = '--task=';

/** The argument that Windows starts the app with for a task. */
export function taskArgument(task: AppTask): string {
  return ARGUMENT + task;
}

/**
 * The path that an argument of a start asks for; null if it names no task. Links from outside never lead into the admin
 * area: of it, only what is listed here can be opened this way, and its access guard still decides.
 */
export function pathOfTask(argument: string): string | null {
  const task = argument.startsWith(ARGUMENT) ? argument.slice(ARGUMENT.length) : '';
  return isTask(task) ? APP_TASKS[task] : null;
}

function isTask(name: string): name is AppTask {
  return Object.hasOwn(APP_TASKS, name);
}
