import { useState } from 'react';
import { usePlatform } from '#renderer/platform/port.ts';

/** One of several ways to show something, stored on this device, and a function to change it. The first one by default. */
export function useStoredChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const { preferences } = usePlatform();
  const [chosen, setChosen] = useState<Value>(() => preferences.readChoice(name, values) ?? values[0]);
  return [
    chosen,
    (value) => {
      setChosen(value);
      preferences.writeChoice(name, value);
    },
  ];
}
