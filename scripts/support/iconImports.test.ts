import { expect, it } from 'vitest';
import { filesOf, importEachIcon } from './iconImports.ts';

const files = filesOf(
  "export { default as Home, default as House } from './icons/house.mjs';\nexport { default as Check } from './icons/check.mjs';\nexport { default as Icon } from './Icon.mjs';",
);

it('imports each icon from its file, by any of its names, and types from the index', () => {
  expect(importEachIcon("import { Home, Check as Done, type LucideIcon } from 'lucide-react';", files)).toBe(
    "import Home from 'lucide-react/icons/house'; import Done from 'lucide-react/icons/check'; import type { LucideIcon } from 'lucide-react';",
  );
});

it('keeps the lines of what follows', () => {
  const code = "import {\n  Check,\n  House,\n} from 'lucide-react';\nexport const four = 4;";
  const changed = importEachIcon(code, files);
  expect(changed.split('\n')).toHaveLength(code.split('\n').length);
  expect(changed.split('\n').at(-1)).toBe('export const four = 4;');
});
