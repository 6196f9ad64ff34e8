import './private.css';
import './tabs.css';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly panel: ReactNode }[];
}

/** Tabs over panels. Arrow keys walk through them; only the current panel is there. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: Props<Value>) {
  return (
    <Root value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      <List aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className="tab-panel">
          {tab.panel}
        </Content>
      ))}
    </Root>
  );
}
