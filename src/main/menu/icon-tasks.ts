import { app, Menu, type JumpListCategory } from 'electron';
import { APP_TASKS, taskArgument, type AppTask } from '#main/deep-links/app-task.ts';
import type { NativeTexts } from '#main/messages/native-texts.ts';
import type { Account } from './known-account.ts';

/** What the tasks of the app's icon depend on. */
export interface IconTaskContext {
  readonly texts: NativeTexts;
  readonly account: Account;
  open(path: string): void;
}

const LABELS = { write: 'menu.write', inbox: 'menu.inbox', search: 'menu.search' } as const satisfies Record<
  AppTask,
  keyof NativeTexts
>;

/** The tasks for this account: editors can write, super admins can also open the inbox. */
export function tasksFor(account: Account): readonly AppTask[] {
  if (account === 'admin') return ['write', 'inbox', 'search'];
  return account === 'editor' ? ['write', 'search'] : ['search'];
}

/** Sets the tasks of the app's icon in the dock or the taskbar; Linux has no such menu. */
export function setIconTasks({ texts, account, open }: IconTaskContext): void {
  const tasks = tasksFor(account);
  if (process.platform === 'darwin') {
    const items = tasks.map((task) => ({ label: texts[LABELS[task]], click: () => open(APP_TASKS[task]) }));
    app.dock?.setMenu(Menu.buildFromTemplate(items));
  }
  // Windows starts the program that the list names: in development that is Electron itself, without the portal.
  if (process.platform === 'win32' && app.isPackaged) {
    const outcome = app.setJumpList([taskCategory(tasks, texts, process.execPath)]);
    if (outcome !== 'ok') console.warn('The tasks of the taskbar could not be set:', outcome);
  }
}

/** The tasks as a category of Windows' jump list. */
export function taskCategory(tasks: readonly AppTask[], texts: NativeTexts, program: string): JumpListCategory {
  return {
    type: 'tasks',
    items: tasks.map((task) => ({
      type: 'task',
      program,
      args: taskArgument(task),
      iconPath: program,
      iconIndex: 0,
      title: texts[LABELS[task]],
      description: texts[LABELS[task]],
    })),
  };
}
