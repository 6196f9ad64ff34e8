import { crc32c } from './crc32c.ts';

/** What PostgreSQL 17 calls the form of its control file. */
const VERSION = 1700;
const FILE_BYTES = 8192;

/** Where the fields of PostgreSQL 17's control file are, in bytes; numbers in it are little-endian. */
const AT = {
  systemId: 0,
  version: 8,
  state: 16,
  checkpoint: 32,
  checkpointCopy: 40,
  minRecovery: 136,
  segmentBytes: 228,
  checksum: 288,
} as const;

/** Where the fields of a checkpoint are, which the control file and the journal hold alike. */
const IN_CHECKPOINT = {
  redo: 0,
  timeline: 8,
  nextTransaction: 24,
  nextOid: 32,
  nextMulti: 36,
  nextMultiOffset: 40,
  oldestActive: 80,
} as const;
const CHECKPOINT_BYTES = 88;

const SHUT_DOWN = 1;
/** From the lowest point of a recovery to the end of what concerns a backup. */
const RECOVERY_FIELDS_BYTES = 36;

/** How many transactions, and how much of multixacts, a page of their status files holds. */
const TRANSACTIONS_PER_PAGE = 32_768;
const MULTIS_PER_PAGE = 2048;
const MULTI_MEMBERS_PER_PAGE = 1636;
/** What may have been given out since the checkpoint; a database's own names of things are looked up before they are used. */
const OIDS_SKIPPED = 65_536;
const OIDS = 2 ** 32;
/** Ordinary things are numbered from here. */
const FIRST_OID = 16_384;

/** How far the new journal begins after the old one: pages of the tables may know later places than the last checkpoint. */
const SEGMENTS_SKIPPED = 1024n;

/** What a new journal needs to know of a control file. */
export interface FreshStart {
  readonly control: Buffer;
  /** The checkpoint's body, as the journal holds it. */
  readonly checkpoint: Buffer;
  readonly systemId: bigint;
  readonly timeline: number;
  readonly segment: bigint;
  readonly segmentBytes: number;
}

/**
 * The control file of a database that was shut down in order at the start of a new segment of its journal, made of one that
 * has lost its journal: as pg_resetwal makes it, with all counters past what may have been used since the last checkpoint.
 * An error where the old one isn't whole. `firstBytes` is how much of a segment comes before its first record.
 */
export function freshStart(old: Buffer, transactionPages: number, firstBytes: number): FreshStart {
  if (old.length !== FILE_BYTES || old.readUInt32LE(AT.version) !== VERSION) throw new Error('no such control file');
  if (crc32c(old.subarray(0, AT.checksum)) !== old.readUInt32LE(AT.checksum)) throw new Error('damaged control file');
  const control = Buffer.from(old);
  const checkpoint = control.subarray(AT.checkpointCopy, AT.checkpointCopy + CHECKPOINT_BYTES);
  const segmentBytes = old.readUInt32LE(AT.segmentBytes);
  const segment = old.readBigUInt64LE(AT.checkpoint) / BigInt(segmentBytes) + SEGMENTS_SKIPPED;
  const place = segment * BigInt(segmentBytes) + BigInt(firstBytes);

  skipUsed(checkpoint, transactionPages);
  checkpoint.writeBigUInt64LE(place, IN_CHECKPOINT.redo);
  checkpoint.writeUInt32LE(0, IN_CHECKPOINT.oldestActive);
  control.writeBigUInt64LE(place, AT.checkpoint);
  control.writeUInt32LE(SHUT_DOWN, AT.state);
  control.fill(0, AT.minRecovery, AT.minRecovery + RECOVERY_FIELDS_BYTES);
  control.writeUInt32LE(crc32c(control.subarray(0, AT.checksum)), AT.checksum);
  const timeline = checkpoint.readUInt32LE(IN_CHECKPOINT.timeline);
  return { control, checkpoint, systemId: old.readBigUInt64LE(AT.systemId), timeline, segment, segmentBytes };
}

/**
 * Transactions and multixacts go on at the start of a new page of their status: PostgreSQL makes that page, and reads as not
 * committed what the pages before say nothing about.
 */
function skipUsed(checkpoint: Buffer, transactionPages: number): void {
  const transaction = Number(checkpoint.readBigUInt64LE(IN_CHECKPOINT.nextTransaction));
  // Past half of their numbers they are compared in a circle, which this doesn't do.
  if (transaction >= OIDS / 2) throw new Error('too many transactions');
  const known = Math.max(nextPage(transaction, TRANSACTIONS_PER_PAGE), transactionPages * TRANSACTIONS_PER_PAGE);
  checkpoint.writeBigUInt64LE(BigInt(known), IN_CHECKPOINT.nextTransaction);
  const oid = checkpoint.readUInt32LE(IN_CHECKPOINT.nextOid) + OIDS_SKIPPED;
  checkpoint.writeUInt32LE(oid < OIDS ? oid : FIRST_OID, IN_CHECKPOINT.nextOid);
  for (const [field, perPage] of [
    [IN_CHECKPOINT.nextMulti, MULTIS_PER_PAGE],
    [IN_CHECKPOINT.nextMultiOffset, MULTI_MEMBERS_PER_PAGE],
  ] as const) {
    checkpoint.writeUInt32LE(nextPage(checkpoint.readUInt32LE(field), perPage), field);
  }
}

function nextPage(number: number, perPage: number): number {
  return (Math.floor(number / perPage) + 1) * perPage;
}
