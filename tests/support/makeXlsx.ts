import { deflateRawSync } from 'node:zlib';

/** A zip of these files, as Excel writes its workbooks. */
export function makeZip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const nameBytes = Buffer.from(name);
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
    entry.writeUInt32LE(1, 24);
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

/** A workbook whose first sheet has these rows; numbers in the second style are days. */
export function makeXlsx(rows: readonly (readonly (string | { readonly day: number })[])[], more: Record<string, string | Buffer> = {}): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cells = (row: readonly (string | { readonly day: number })[], line: number) =>
    row.map((cell, column) => {
      const at = `${String.fromCharCode(65 + column)}${line}`;
      return typeof cell === 'string'
        ? `<c r="${at}" t="s"><v>${texts.indexOf(cell)}</v></c>`
        : `<c r="${at}" s="1"><v>${cell.day}</v></c>`;
    });
  return makeZip({
    '[Content_Types].xml': TYPES,
    'xl/workbook.xml': '<workbook><sheets><sheet name="명단" sheetId="1" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><r><t>${escape(text)}</t></r></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows
      .map((row, index) => `<row r="${index + 1}">${cells(row, index + 1).join('')}</row>`)
      .join('')}</sheetData></worksheet>`,
    ...more,
  });
}
