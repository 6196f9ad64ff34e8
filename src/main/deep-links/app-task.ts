/** The tasks in the menu of the app's icon (the dock on macOS, the taskbar on Windows), with the path that each one opens. */
export const APP_TASKS = { write: '/admin/blogs/new', inbox: '/admin/messages', search: '/blog' } as const;

export type AppTask = keyof typeof APP_TASKS;

const ARGUMENT = '--task=';

/** The argument that Windows starts the app with for a task. */
export function taskArgument(task: AppTask): string {
  return ARGUMENT + task;
}

/**
 * The path of the task that a command-line argument names; null if it names none. Links from outside never lead into the admin
 * area: only the tasks listed here open a page of it, and its access guard still checks the account.
 */
export function pathOfTask(argument: string): string | null {
  const task = argument.startsWith(ARGUMENT) ? argument.slice(ARGUMENT.length) : '';
  return isTask(task) ? APP_TASKS[task] : null;
}

function isTask(name: string): name is AppTask {
  return Object.hasOwn(APP_TASKS, name);
}
