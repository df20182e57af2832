import type { ProgramLanguage } from './ProgramLanguage.ts';

interface Helper {
  readonly needs?: readonly HelperName[];
  readonly code: Readonly<Record<ProgramLanguage, string>>;
}

export type HelperName =
  | 'text'
  | 'number'
  | 'same'
  | 'divide'
  | 'quotient'
  | 'remainder'
  | 'whole'
  | 'itemsOf'
  | 'itemAt'
  | 'setItem'
  | 'removeItem'
  | 'has'
  | 'words'
  | 'joined'
  | 'letterAt';

/** Functions of a program where the two languages differ, so that blocks do the same in both. */
const HELPERS: Readonly<Record<HelperName, Helper>> = {
  text: {
    code: {
      JAVASCRIPT: `function text(value) {
  if (Array.isArray(value)) return value.map(text).join(', ');
  if (value === true) return '참';
  if (value === false) return '거짓';
  return value === null || value === undefined ? '' : String(value);
}`,
      PYTHON: `def text(value):
    if isinstance(value, list):
        return ", ".join([text(one) for one in value])
    if value is None:
        return ""
    if isinstance(value, bool):
        return "참" if value else "거짓"
    if isinstance(value, float) and value == int(value):
        return str(int(value))
    return str(value)`,
    },
  },
  number: {
    needs: ['text'],
    code: {
      JAVASCRIPT: `function number(value) {
  if (typeof value === 'number') return value;
  const written = text(value).trim();
  if (!/^[+-]?(\\d+(\\.\\d*)?|\\.\\d+)$/.test(written)) throw new Error('숫자가 아니에요: ' + text(value));
  return Number(written) + 0;
}`,
      PYTHON: `def number(value):
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    written = text(value).strip()
    signs = "0123456789.+-"
    if not written or not all(one in signs for one in written):
        raise ValueError("숫자가 아니에요: " + text(value))
    result = float(written)
    return int(result) if result == int(result) else result`,
    },
  },
  same: {
    needs: ['text'],
    code: {
      JAVASCRIPT: `function same(a, b) {
  return text(a) === text(b);
}`,
      PYTHON: `def same(a, b):
    return text(a) == text(b)`,
    },
  },
  divide: {
    code: {
      JAVASCRIPT: `function divide(a, b) {
  if (b === 0) throw new Error('0으로 나눌 수 없어요');
  return a / b + 0;
}`,
      PYTHON: `def divide(a, b):
    if b == 0:
        raise ZeroDivisionError("0으로 나눌 수 없어요")
    return a / b`,
    },
  },
  quotient: {
    needs: ['divide'],
    code: {
      JAVASCRIPT: `function quotient(a, b) {
  return Math.floor(divide(a, b)) + 0;
}`,
      PYTHON: `def quotient(a, b):
    return int(divide(a, b) // 1)`,
    },
  },
  remainder: {
    needs: ['quotient'],
    code: {
      JAVASCRIPT: `function remainder(a, b) {
  return a - b * quotient(a, b) + 0;
}`,
      PYTHON: `def remainder(a, b):
    return a - b * quotient(a, b)`,
    },
  },
  whole: {
    code: {
      JAVASCRIPT: `function whole(value) {
  return Math.floor(value) + 0;
}`,
      PYTHON: `def whole(value):
    return int(value // 1)`,
    },
  },
  itemsOf: {
    code: {
      JAVASCRIPT: `function itemsOf(value) {
  if (!Array.isArray(value)) throw new Error('목록이 아니에요');
  return value;
}`,
      PYTHON: `def itemsOf(value):
    if not isinstance(value, list):
        raise TypeError("목록이 아니에요")
    return value`,
    },
  },
  itemAt: {
    needs: ['itemsOf'],
    code: {
      JAVASCRIPT: `function itemAt(list, place) {
  const items = itemsOf(list);
  if (!(place >= 1 && place <= items.length && place % 1 === 0)) throw new Error('목록에 그 자리가 없어요: ' + place);
  return items[place - 1];
}`,
      PYTHON: `def itemAt(list, place):
    items = itemsOf(list)
    if not (place >= 1 and place <= len(items) and place % 1 == 0):
        raise IndexError("목록에 그 자리가 없어요: " + str(place))
    return items[int(place) - 1]`,
    },
  },
  setItem: {
    needs: ['itemAt'],
    code: {
      JAVASCRIPT: `function setItem(list, place, item) {
  itemAt(list, place);
  list[place - 1] = item;
}`,
      PYTHON: `def setItem(list, place, item):
    itemAt(list, place)
    list[int(place) - 1] = item`,
    },
  },
  removeItem: {
    needs: ['itemAt'],
    code: {
      JAVASCRIPT: `function removeItem(list, place) {
  itemAt(list, place);
  list.splice(place - 1, 1);
}`,
      PYTHON: `def removeItem(list, place):
    itemAt(list, place)
    del list[int(place) - 1]`,
    },
  },
  has: {
    needs: ['itemsOf', 'same'],
    code: {
      JAVASCRIPT: `function has(list, item) {
  return itemsOf(list).some((one) => same(one, item));
}`,
      PYTHON: `def has(list, item):
    return any([same(one, item) for one in itemsOf(list)])`,
    },
  },
  words: {
    code: {
      JAVASCRIPT: `function words(line) {
  return line.split(' ').filter((one) => one !== '');
}`,
      PYTHON: `def words(line):
    return [one for one in line.split(" ") if one != ""]`,
    },
  },
  joined: {
    needs: ['text'],
    code: {
      JAVASCRIPT: `function joined(list, between) {
  return list.map(text).join(between);
}`,
      PYTHON: `def joined(list, between):
    return between.join([text(one) for one in list])`,
    },
  },
  letterAt: {
    code: {
      JAVASCRIPT: `function letterAt(word, place) {
  const letters = [...word];
  if (!(place >= 1 && place <= letters.length && place % 1 === 0)) throw new Error('그 자리에 글자가 없어요: ' + place);
  return letters[place - 1];
}`,
      PYTHON: `def letterAt(word, place):
    if not (place >= 1 and place <= len(word) and place % 1 == 0):
        raise IndexError("그 자리에 글자가 없어요: " + str(place))
    return word[int(place) - 1]`,
    },
  },
};

/** The lines of the used helpers and of their dependencies, in the order of the table. */
export function helperLines(used: ReadonlySet<HelperName>, language: ProgramLanguage): readonly string[] {
  const wanted = new Set<string>();
  const want = (name: HelperName) => {
    wanted.add(name);
    HELPERS[name].needs?.forEach(want);
  };
  used.forEach(want);
  return Object.entries(HELPERS).flatMap(([name, { code }]) =>
    wanted.has(name) ? [...code[language].split('\n'), ''] : [],
  );
}
