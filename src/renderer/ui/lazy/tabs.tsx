import './lazy.css';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';

const TAB =
  'relative min-h-12 px-0 py-2 text-ink-2 text-[1.0625rem] font-semibold hover:text-ink ' +
  'data-[state=active]:text-ink data-[state=active]:font-bold data-[state=active]:after:absolute ' +
  'data-[state=active]:after:top-auto data-[state=active]:after:-bottom-0.75 data-[state=active]:after:inset-x-0 ' +
  'data-[state=active]:after:h-1.25 data-[state=active]:after:bg-accent data-[state=active]:after:clip-point-4 ' +
  'forced-colors:data-[state=active]:outline-2 forced-colors:data-[state=active]:outline-offset-2';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly panel: ReactNode }[];
  /** Hides the other panels in place of removing them: what is typed in them stays. */
  readonly keepPanels?: boolean;
}

/** Tabs over panels. Arrow keys walk through them; only the current panel is there. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, keepPanels = false }: Props<Value>) {
  return (
    <Root value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      <List aria-label={label} className="flex gap-8 border-b-2 border-line">
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} className={TAB}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content
          key={tab.value}
          value={tab.value}
          className="pt-6 outline-offset-8"
          {...(keepPanels && { forceMount: true, hidden: tab.value !== value })}
        >
          {tab.panel}
        </Content>
      ))}
    </Root>
  );
}
