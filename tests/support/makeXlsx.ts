import { deflateRawSync } from 'node:zlib';

/** No larger size is told. */
const SMALL_BYTES = 4096;

/** A zip of these files, as Excel writes its workbooks. */
export function makeZip(
  files: Readonly<Record<string, string | Buffer>>,
  writeName: (name: string) => Buffer = (name) => Buffer.from(name),
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const nameBytes = writeName(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(Buffer.byteLength(content), 22);
    local.writeUInt16LE(nameBytes.length, 26);
    parts.push(local, nameBytes, packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    // A bomb lies about its size.
    entry.writeUInt32LE(Math.min(Buffer.byteLength(content), SMALL_BYTES), 24);
    entry.writeUInt16LE(nameBytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, nameBytes);
    offset += local.length + nameBytes.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listing, end]);
}

const TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`;

type Cell = string | { readonly day: number } | { readonly number: number };
type Rows = readonly (readonly Cell[])[];

export interface SheetToMake {
  readonly name?: string;
  readonly rows: Rows;
  /** Areas as `A1:C1`. */
  readonly merged?: readonly string[];
}

/** A workbook of these sheets; days are numbers in the second style. */
export function makeWorkbook(
  sheets: readonly SheetToMake[],
  {
    is1904 = false,
    more = {},
  }: { readonly is1904?: boolean; readonly more?: Record<string, string | Buffer> } = {},
): Buffer {
  const texts = [
    ...new Set(sheets.flatMap(({ rows }) => rows.flat()).filter((cell) => typeof cell === 'string')),
  ];
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cells = (row: readonly Cell[], line: number) =>
    row.map((cell, column) => {
      const at = `${String.fromCharCode(65 + column)}${line}`;
      if (cell === '') return `<c r="${at}"/>`;
      if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${texts.indexOf(cell)}</v></c>`;
      return 'day' in cell
        ? `<c r="${at}" s="1"><v>${cell.day}</v></c>`
        : `<c r="${at}"><v>${cell.number}</v></c>`;
    });
  const mergeCells = (merged: readonly string[]) =>
    merged.length === 0
      ? ''
      : `<mergeCells count="${merged.length}">${merged.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>`;
  return makeZip({
    '[Content_Types].xml': TYPES,
    'xl/workbook.xml': `<workbook><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ name = '명단' }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 7}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, index) => `<Relationship Id="rId${index + 7}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><r><t>${escape(text)}</t></r></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows, merged = [] }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${rows
          .map((row, line) => `<row r="${line + 1}">${cells(row, line + 1).join('')}</row>`)
          .join('')}</sheetData>${mergeCells(merged)}</worksheet>`,
      ]),
    ),
    ...more,
  });
}

/** A workbook whose first sheet has these rows. */
export const makeXlsx = (rows: Rows, more: Record<string, string | Buffer> = {}): Buffer =>
  makeWorkbook([{ rows }], { more });
