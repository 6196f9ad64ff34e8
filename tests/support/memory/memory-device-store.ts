import type { DeviceStore } from '#renderer/data/device-store.ts';

/** What a device keeps, for tests: its records to look at and to damage, and what makes it refuse. */
export interface MemoryDeviceStore extends DeviceStore {
  readonly records: Map<string, unknown>;
  /** From now on these calls are refused as a full or locked device does. */
  refuse(what: 'nothing' | 'writing' | 'everything'): void;
}

/** Keeps copies of records, as IndexedDB does. */
export function memoryDeviceStore(): MemoryDeviceStore {
  const records = new Map<string, unknown>();
  let refused: 'nothing' | 'writing' | 'everything' = 'nothing';
  const reading = async () => {
    if (refused === 'everything') throw new DOMException('Locked', 'InvalidStateError');
  };
  const writing = async () => {
    await reading();
    if (refused === 'writing') throw new DOMException('The disk is full', 'QuotaExceededError');
  };
  return {
    records,
    refuse: (what) => void (refused = what),
    async read(names) {
      await reading();
      return names.map((name) => structuredClone(records.get(name)));
    },
    async write(name, record) {
      await writing();
      records.set(name, structuredClone(record));
    },
    async change(name, change) {
      await writing();
      const after = change(structuredClone(records.get(name)));
      if (after === undefined) records.delete(name);
      else records.set(name, structuredClone(after));
    },
    async remove(names) {
      await writing();
      for (const name of names) records.delete(name);
    },
    async names() {
      await reading();
      return [...records.keys()];
    },
  };
}
