import { zip, type AsyncZippable } from 'fflate';
import { PACKAGE_FILE } from '#shared/contract/learning/authoring/lmsPackages.ts';

/** Files that systems put into folders by themselves. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$)/;

/** A chosen folder holds more than a package may. */
export class FolderTooLarge extends Error {
  override readonly name = 'FolderTooLarge';
}

/** A chosen folder as the package that it would be as a zip. Throws FolderTooLarge. */
export async function zipFolder(chosen: readonly File[]): Promise<File> {
  const files = chosen.filter((file) => !HIDDEN.test(pathOf(file)));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > PACKAGE_FILE.maxBytes) throw new FolderTooLarge();
  const entries: AsyncZippable = {};
  for (const file of files) entries[pathOf(file)] = new Uint8Array(await file.arrayBuffer());
  const zipped = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip(entries, { consume: true }, (error, data) => (error ? reject(error) : resolve(data)));
  });
  const [root = ''] = pathOf(files[0] ?? new File([], '')).split('/');
  return new File([zipped], `${root}.zip`, { type: 'application/zip' });
}

const pathOf = ({ webkitRelativePath, name }: File): string =>
  webkitRelativePath === '' ? name : webkitRelativePath;
