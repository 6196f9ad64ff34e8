import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshStart, type FreshStart } from './control-file.ts';
import { crc32c } from './crc32c.ts';

/** How PostgreSQL 17 marks the pages of its journal, and the first page of a segment. */
const PAGE_MARK = 0xd116;
const LONG_HEADER = 2;
const LONG_HEADER_BYTES = 40;
const PAGE_BYTES = 8192;
/** A record's header, and where its checksum is in it. */
const RECORD_HEADER_BYTES = 24;
const CHECKSUM_AT = 20;
/** What follows belongs to no page of a table, and is short. */
const SHORT_DATA = 255;

/** How many pages a full file of transactions' status has. */
const STATUS_PAGES = 32;

/**
 * Gives a database that isn't open a new, empty journal in place of a lost or damaged one, as pg_resetwal does (PGlite has
 * none). What was only in the journal is lost. An error where the control file isn't whole.
 */
export function resetJournal(folder: string): void {
  const controlFile = join(folder, 'global/pg_control');
  const fresh = freshStart(readFileSync(controlFile), statusPages(join(folder, 'pg_xact')), LONG_HEADER_BYTES);
  const journal = join(folder, 'pg_wal');
  rmSync(journal, { recursive: true, force: true });
  mkdirSync(journal, { mode: 0o700 });
  writeFileSync(join(journal, segmentName(fresh)), firstSegment(fresh), { mode: 0o600 });
  writeFileSync(controlFile, fresh.control);
}

function statusPages(folder: string): number {
  const ends = readdirSync(folder).map((name) => {
    return Number.parseInt(name, 16) * STATUS_PAGES + Math.ceil(statSync(join(folder, name)).size / PAGE_BYTES);
  });
  return Math.max(0, ...ends);
}

/** The timeline and the segment's number in two parts, each as eight hexadecimal digits. */
function segmentName({ timeline, segment, segmentBytes }: FreshStart): string {
  const perPart = 0x1_0000_0000n / BigInt(segmentBytes);
  const parts = [BigInt(timeline), segment / perPart, segment % perPart];
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
}

/** A segment with nothing but the checkpoint of an orderly end. */
function firstSegment({ checkpoint, systemId, timeline, segment, segmentBytes }: FreshStart): Buffer {
  const bytes = Buffer.alloc(segmentBytes);
  bytes.writeUInt16LE(PAGE_MARK, 0);
  bytes.writeUInt16LE(LONG_HEADER, 2);
  bytes.writeUInt32LE(timeline, 4);
  bytes.writeBigUInt64LE(segment * BigInt(segmentBytes), 8);
  bytes.writeBigUInt64LE(systemId, 24);
  bytes.writeUInt32LE(segmentBytes, 32);
  bytes.writeUInt32LE(PAGE_BYTES, 36);

  // Its transaction, the record before it, its kind and its manager are all zero.
  const record = bytes.subarray(LONG_HEADER_BYTES, LONG_HEADER_BYTES + RECORD_HEADER_BYTES + 2 + checkpoint.length);
  record.writeUInt32LE(record.length, 0);
  record.writeUInt8(SHORT_DATA, RECORD_HEADER_BYTES);
  record.writeUInt8(checkpoint.length, RECORD_HEADER_BYTES + 1);
  record.set(checkpoint, RECORD_HEADER_BYTES + 2);
  const checksum = crc32c(record.subarray(RECORD_HEADER_BYTES), record.subarray(0, CHECKSUM_AT));
  record.writeUInt32LE(checksum, CHECKSUM_AT);
  return bytes;
}
