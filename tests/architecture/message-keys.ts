import ts from 'typescript';
import { COMMANDS, EVENTS } from '#ipc/channels.ts';
import { keysOf, messagePairs } from './message-files.ts';
import { textOf } from '#tests/support/project-files.ts';

/** Every key that some message file has, without the endings for numbers; the portal's with their namespace. */
export const knownKeys = new Set(messagePairs().flatMap(keysOf));

const areasOfMain = [...new Set([...knownKeys].filter((key) => !key.includes(':')).map((key) => key.split('.')[0]))];
const namespaces = new Set([...knownKeys].filter((key) => key.includes(':')).map((key) => key.split(':')[0]));

/** Calls and events of the desktop's contract have the form of a key of the main process, and are none. */
const channels: readonly string[] = [...COMMANDS, ...EVENTS];

/** Quoted texts of the form of a key of the main process, wherever they stand. */
export function keysOfMain(code: string): string[] {
  const written = code.matchAll(new RegExp(`(['"])((?:${areasOfMain.join('|')})\\.[A-Za-z_]+)\\1`, 'g'));
  return [...written].map((match) => match[2] ?? '').filter((key) => !channels.includes(key));
}

/**
 * The keys that a file of the portal uses, with their namespace: those that are written with it, wherever they stand, and
 * those that stand alone in `t(...)`, whose namespace is the first one of its useTranslation, getFixedT or TFunction.
 */
export function keysOfPortal(code: string, file: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const used: string[] = [];
  const add = (key: string, alone: string) => {
    if (key.includes(':') && namespaces.has(key.split(':')[0])) used.push(key);
    else if (alone !== '') used.push(`${alone}:${key}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text.includes(':')) add(node.text, '');
    if (ts.isCallExpression(node) && node.arguments[0]) {
      const namespace = namespaceOfCall(node);
      if (namespace !== null) for (const key of keysIn(node.arguments[0], code, file)) add(key, namespace);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(used)];
}

/** The namespace of keys that stand alone in a call; null where the call translates nothing. */
function namespaceOfCall({ expression }: ts.CallExpression): string | null {
  if (ts.isCallExpression(expression) && /\.getFixedT$/.test(expression.expression.getText())) {
    return firstNamespace(expression.arguments[1]?.getText());
  }
  if (!ts.isIdentifier(expression) || expression.text !== 't') return null;
  for (let scope: ts.Node = expression; ; scope = scope.parent) {
    const found = declaredIn(scope);
    if (found !== null) return found;
    if (ts.isSourceFile(scope)) return firstNamespace(/TFunction<([^>]*)>/.exec(scope.text)?.[1]);
  }
}

/** The namespace of the `t` that a function or a block declares; null where it declares none. */
function declaredIn(scope: ts.Node): string | null {
  const declarations = ts.isFunctionLike(scope)
    ? scope.parameters
    : ts.isBlock(scope)
      ? scope.statements
          .filter(ts.isVariableStatement)
          .flatMap(({ declarationList }) => [...declarationList.declarations])
      : [];
  for (const { name, type, ...rest } of declarations) {
    if (!/^t$|[{,] ?t ?[,}]/.test(name.getText())) continue;
    const initializer = 'initializer' in rest ? rest.initializer?.getText() : undefined;
    const named = /(?:useTranslation\(|getFixedT\([^,]*,|TFunction<)([^)>]*)[)>]/s.exec(
      initializer ?? type?.getText() ?? '',
    );
    if (named || initializer) return firstNamespace(named?.[1]);
    if (type?.getText() === "i18n['t']") return 'common';
  }
  return null;
}

/** Of `'inbox'` or `['inbox', 'common']` the first one; what names none is `common`. */
function firstNamespace(named: string | undefined): string {
  return /'([\w-]+)'/.exec(named ?? '')?.[1] ?? 'common';
}

/** The keys that the first argument of a translation may be. */
function keysIn(argument: ts.Expression, code: string, file: string): readonly string[] {
  if (ts.isParenthesizedExpression(argument)) return keysIn(argument.expression, code, file);
  if (ts.isConditionalExpression(argument)) {
    return [argument.whenTrue, argument.whenFalse].flatMap((each) => keysIn(each, code, file));
  }
  if (ts.isBinaryExpression(argument)) return keysIn(argument.right, code, file);
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  return ts.isTemplateExpression(argument) ? assembledKeys(argument.getText().slice(1, -1), code, file) : [];
}

/**
 * Keys assembled from a constant list: t(`${figure}Label`) within FIGURES.map((figure) => …), where FIGURES is a list of texts in
 * the same file, or one imported from the domain. Keys that are assembled in another way are an error, because the keys in use
 * couldn't be determined.
 */
function assembledKeys(template: string, code: string, file: string): readonly string[] {
  const variable = /^[\w.:]*\$\{(\w+)\}\w*$/.exec(template)?.[1];
  const list = variable && new RegExp(`(\\w+)\\.map\\(\\(${variable}\\b`).exec(code)?.[1];
  const items = list && (listIn(code, list) ?? importedList(code, list));
  if (!items) throw new Error(`${file}: the keys of t(\`${template}\`) can't be found out.`);
  return [...items.matchAll(/'([^']+)'/g)].map(([, item = '']) => template.replace(`\${${variable}}`, item));
}

function listIn(code: string, list: string): string | undefined {
  return new RegExp(`const ${list} = \\[([^\\]]*)\\] as const`).exec(code)?.[1];
}

function importedList(code: string, list: string): string | undefined {
  const from = new RegExp(`import \\{[^}]*\\b${list}\\b[^}]*\\} from '#domain/([^']+)'`).exec(code)?.[1];
  return from && listIn(textOf(`src/domain/${from}`), list);
}
