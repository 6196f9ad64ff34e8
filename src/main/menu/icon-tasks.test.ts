import { afterEach, expect, it, vi } from 'vitest';
import { pathOfTask } from '#main/deep-links/app-task.ts';
import { nativeTexts } from '#main/messages/native-texts.ts';

const electron = vi.hoisted(() => ({
  dock: [] as { label: string; click(): void }[],
  lists: [] as unknown[],
  packaged: true,
}));
vi.mock('electron', () => ({
  app: {
    get isPackaged() {
      return electron.packaged;
    },
    dock: { setMenu: (menu: typeof electron.dock) => (electron.dock = menu) },
    setJumpList: (categories: unknown) => (electron.lists.push(categories), 'ok'),
  },
  Menu: { buildFromTemplate: (items: unknown) => items },
}));
const { setIconTasks, taskCategory, tasksFor } = await import('./icon-tasks.ts');

const { platform: own } = process;
const on = (platform: NodeJS.Platform) => Object.defineProperty(process, 'platform', { value: platform });
afterEach(() => {
  on(own);
  electron.lists.length = 0;
});

it('offers searching to everybody, writing to editors, messages to super admins', () => {
  expect(tasksFor('visitor')).toEqual(['search']);
  expect(tasksFor('member')).toEqual(['search']);
  expect(tasksFor('staff')).toEqual(['search']);
  expect(tasksFor('editor')).toEqual(['write', 'search']);
  expect(tasksFor('admin')).toEqual(['write', 'inbox', 'search']);
});

it('opens from the dock, in the language of the moment', () => {
  on('darwin');
  const opened: string[] = [];
  for (const language of ['id', 'en'] as const)
    setIconTasks({ texts: nativeTexts(language), account: 'admin', open: (path) => opened.push(path) });
  expect(electron.dock.map(({ label }) => label)).toEqual(['Write an Article', 'Messages', 'Find an Article']);
  for (const item of electron.dock) item.click();
  expect(opened).toEqual(['/admin/blogs/new', '/admin/messages', '/blog']);
});

it('lists for the taskbar what a start of the app understands', () => {
  const { items = [] } = taskCategory(tasksFor('admin'), nativeTexts('id'), 'C:\\Tunas\\Tunas.exe');
  expect(items.map(({ title, program }) => [title, program])).toEqual([
    ['Tulis Artikel', 'C:\\Tunas\\Tunas.exe'],
    ['Pesan', 'C:\\Tunas\\Tunas.exe'],
    ['Cari Artikel', 'C:\\Tunas\\Tunas.exe'],
  ]);
  expect(items.map(({ args = '' }) => pathOfTask(args))).toEqual(['/admin/blogs/new', '/admin/messages', '/blog']);
  on('win32');
  setIconTasks({ texts: nativeTexts('id'), account: 'visitor', open: () => undefined });
  expect(electron.lists).toHaveLength(1);
  electron.packaged = false;
  setIconTasks({ texts: nativeTexts('id'), account: 'visitor', open: () => undefined });
  expect(electron.lists).toHaveLength(1);
});

it.each(['--task=', '--task=people', '--task=constructor', 'task=write', '--task=write/../people', 'tunas://admin'])(
  'a start with %s asks for no task',
  (argument) => expect(pathOfTask(argument)).toBeNull(),
);
