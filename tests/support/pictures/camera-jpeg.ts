/** 32 x 16 px: red and green above, blue and white below. */
const QUADRANTS = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7Pj4+JS5ESU',
  'M8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozv/wAARCAAQ',
  'ACADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAYH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAYH/8',
  'QAHBEAAQQDAQAAAAAAAAAAAAAAABZjouEVZOKh/9oADAMBAAIRAxEAPwCVE0ESH2I9CpYsS5NhGqCd4NzyyVJx2Nn/2Q==',
].join('');

const ORIENTATION = 0x0112;
const MAKE = 0x010f;
const GPS = 0x8825;
const LATITUDE_REF = 1;
const LATITUDE = 2;

/** What a camera writes into its photos; nothing of it may be published. */
export const CAMERA = 'GEHEIMCAM';

/** A photo as a camera writes it: turned so (EXIF's 1 to 8), with the camera's name and the place (6.2° S). */
export function cameraJpeg(orientation: number): Buffer {
  const jpeg = Buffer.from(QUADRANTS, 'base64');
  const notes = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(notes.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, notes, jpeg.subarray(2)]);
}

/** Two lists of notes, each entry of 12 bytes, and behind them what doesn't fit into an entry. */
function tiff(orientation: number): Buffer {
  const gpsAt = 8 + listSize(3);
  const latitudeAt = gpsAt + listSize(2);
  const makeAt = latitudeAt + 24;
  const latitude = Buffer.alloc(24);
  [6, 1, 12, 1, 3456, 100].forEach((part, index) => latitude.writeUInt32LE(part, 4 * index));
  return Buffer.concat([
    Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]),
    list([
      { tag: MAKE, type: 2, count: CAMERA.length + 1, value: makeAt },
      { tag: ORIENTATION, type: 3, count: 1, value: orientation },
      { tag: GPS, type: 4, count: 1, value: gpsAt },
    ]),
    list([
      { tag: LATITUDE_REF, type: 2, count: 2, value: 'S'.charCodeAt(0) },
      { tag: LATITUDE, type: 5, count: 3, value: latitudeAt },
    ]),
    latitude,
    Buffer.from(`${CAMERA}\0`, 'latin1'),
  ]);
}

interface Note {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly value: number;
}

const listSize = (notes: number) => 2 + 12 * notes + 4;

function list(notes: readonly Note[]): Buffer {
  const bytes = Buffer.alloc(listSize(notes.length));
  bytes.writeUInt16LE(notes.length, 0);
  notes.forEach(({ tag, type, count, value }, index) => {
    const at = 2 + 12 * index;
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(type, at + 2);
    bytes.writeUInt32LE(count, at + 4);
    bytes.writeUInt32LE(value, at + 8);
  });
  return bytes;
}
