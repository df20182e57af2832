/**
 * Sorting with a comparator in V8's order of calls, so that an inconsistent comparator (`(a, b) => a > b`) gives the
 * same result as in a browser. Arrays: binary insertion and merged runs (TimSort, after Tim Peters' listsort.txt);
 * typed arrays: a plain merge sort. Runs inside the interpreter and may use nothing from outside its braces.
 */
export function guestSort(nativeSort: typeof Array.prototype.sort) {
  'use strict';
  const GALLOP_WINS = 7;
  /** The engine's own sort would gain nothing below this length. */
  const LONG = 64;
  const { floor, max } = Math;
  const { apply } = Reflect;
  const functionToText = Function.prototype.toString;
  const { test } = RegExp.prototype;
  /** An arrow function that only reads: no call, no assignment, no block. */
  const readsOnly =
    /^\(?\s*\w+\s*,\s*\w+\s*(?:\)\s*)?=>(?:[\w\s.[\]+*/%|?:&'"]|-(?!-)|[<>!]=*(?!=)|={2,}(?!=))+$/;
  type Compare<Item> = (left: Item, right: Item) => unknown;

  const timSort = <Item>(list: (Item | undefined)[], compare: Compare<Item>): void => {
    type Listed = Item | undefined;
    const order = (left: Listed, right: Listed): number => {
      const result = +(compare(left as Item, right as Item) as number);
      return result === result ? result : 0;
    };
    let minGallop = GALLOP_WINS;
    const bases: number[] = [];
    const lengths: number[] = [];
    let runs = 0;

    const copy = (from: Listed[], start: number, to: Listed[], target: number, count: number): void => {
      if (start < target) for (let i = count - 1; i >= 0; i -= 1) to[target + i] = from[start + i];
      else for (let i = 0; i < count; i += 1) to[target + i] = from[start + i];
    };

    const countRun = (low: number, high: number): number => {
      if (low + 1 === high) return 1;
      let length = 2;
      let previous = list[low + 1];
      const falls = order(previous, list[low]) < 0;
      for (let at = low + 2; at < high; at += 1) {
        const result = order(list[at], previous);
        if (falls ? result >= 0 : result < 0) break;
        previous = list[at];
        length += 1;
      }
      if (falls) {
        for (let left = low, right = low + length - 1; left < right; left += 1, right -= 1) {
          const kept = list[left];
          list[left] = list[right];
          list[right] = kept;
        }
      }
      return length;
    };

    const insertInto = (low: number, from: number, high: number): void => {
      for (let at = from === low ? from + 1 : from; at < high; at += 1) {
        const pivot = list[at];
        let left = low;
        let right = at;
        while (left < right) {
          const middle = left + ((right - left) >> 1);
          if (order(pivot, list[middle]) < 0) right = middle;
          else left = middle + 1;
        }
        for (let place = at; place > left; place -= 1) list[place] = list[place - 1];
        list[left] = pivot;
      }
    };

    /** Jumps by 1, 3, 7, … from the hint until `stops`, and narrows the last jump down with `isBefore`. */
    const leap = (limit: number, stops: (offset: number) => boolean): [last: number, offset: number] => {
      let last = 0;
      let offset = 1;
      while (offset < limit && !stops(offset)) {
        last = offset;
        offset = offset * 2 + 1;
      }
      return [last, offset > limit ? limit : offset];
    };
    const narrow = (last: number, offset: number, isBefore: (middle: number) => boolean): number => {
      let low = last + 1;
      let high = offset;
      while (low < high) {
        const middle = low + ((high - low) >> 1);
        if (isBefore(middle)) low = middle + 1;
        else high = middle;
      }
      return high;
    };
    const gallopLeft = (from: Listed[], key: Listed, base: number, length: number, hint: number): number => {
      const isBefore = (at: number): boolean => order(from[base + at], key) < 0;
      if (isBefore(hint)) {
        const [last, offset] = leap(length - hint, (step) => !isBefore(hint + step));
        return narrow(last + hint, offset + hint, isBefore);
      }
      const [last, offset] = leap(hint + 1, (step) => isBefore(hint - step));
      return narrow(hint - offset, hint - last, isBefore);
    };
    const gallopRight = (from: Listed[], key: Listed, base: number, length: number, hint: number): number => {
      const isAfter = (at: number): boolean => order(key, from[base + at]) < 0;
      if (isAfter(hint)) {
        const [last, offset] = leap(hint + 1, (step) => !isAfter(hint - step));
        return narrow(hint - offset, hint - last, (at) => !isAfter(at));
      }
      const [last, offset] = leap(length - hint, (step) => isAfter(hint + step));
      return narrow(last + hint, offset + hint, (at) => !isAfter(at));
    };

    const mergeLow = (baseA: number, lengthA: number, baseB: number, lengthB: number): void => {
      const spare: Listed[] = [];
      copy(list, baseA, spare, 0, lengthA);
      let [to, atA, atB, leftA, leftB] = [baseA, 0, baseB, lengthA, lengthB];
      list[to++] = list[atB++];
      leftB -= 1;
      const merge = (): void => {
        if (leftB === 0 || leftA === 1) return;
        for (;;) {
          let winsA = 0;
          let winsB = 0;
          while (winsA < minGallop && winsB < minGallop) {
            if (order(list[atB], spare[atA]) < 0) {
              list[to++] = list[atB++];
              winsB += 1;
              leftB -= 1;
              winsA = 0;
              if (leftB === 0) return;
            } else {
              list[to++] = spare[atA++];
              winsA += 1;
              leftA -= 1;
              winsB = 0;
              if (leftA === 1) return;
            }
          }
          minGallop += 1;
          do {
            minGallop = max(1, minGallop - 1);
            winsA = gallopRight(spare, list[atB], atA, leftA, 0);
            if (winsA > 0) {
              copy(spare, atA, list, to, winsA);
              to += winsA;
              atA += winsA;
              leftA -= winsA;
              if (leftA <= 1) return;
            }
            list[to++] = list[atB++];
            leftB -= 1;
            if (leftB === 0) return;
            winsB = gallopLeft(list, spare[atA], atB, leftB, 0);
            if (winsB > 0) {
              copy(list, atB, list, to, winsB);
              to += winsB;
              atB += winsB;
              leftB -= winsB;
              if (leftB === 0) return;
            }
            list[to++] = spare[atA++];
            leftA -= 1;
            if (leftA === 1) return;
          } while (winsA >= GALLOP_WINS || winsB >= GALLOP_WINS);
          minGallop += 1;
        }
      };
      merge();
      if (leftB > 0 && leftA === 1) {
        copy(list, atB, list, to, leftB);
        list[to + leftB] = spare[atA];
      } else copy(spare, atA, list, to, leftA);
    };

    const mergeHigh = (baseA: number, lengthA: number, baseB: number, lengthB: number): void => {
      const spare: Listed[] = [];
      copy(list, baseB, spare, 0, lengthB);
      let [to, atA, atB, leftA, leftB] = [
        baseB + lengthB - 1,
        baseA + lengthA - 1,
        lengthB - 1,
        lengthA,
        lengthB,
      ];
      list[to--] = list[atA--];
      leftA -= 1;
      const merge = (): void => {
        if (leftA === 0 || leftB === 1) return;
        for (;;) {
          let winsA = 0;
          let winsB = 0;
          while (winsA < minGallop && winsB < minGallop) {
            if (order(spare[atB], list[atA]) < 0) {
              list[to--] = list[atA--];
              winsA += 1;
              leftA -= 1;
              winsB = 0;
              if (leftA === 0) return;
            } else {
              list[to--] = spare[atB--];
              winsB += 1;
              leftB -= 1;
              winsA = 0;
              if (leftB === 1) return;
            }
          }
          minGallop += 1;
          do {
            minGallop = max(1, minGallop - 1);
            winsA = leftA - gallopRight(list, spare[atB], baseA, leftA, leftA - 1);
            if (winsA > 0) {
              to -= winsA;
              atA -= winsA;
              copy(list, atA + 1, list, to + 1, winsA);
              leftA -= winsA;
              if (leftA === 0) return;
            }
            list[to--] = spare[atB--];
            leftB -= 1;
            if (leftB === 1) return;
            winsB = leftB - gallopLeft(spare, list[atA], 0, leftB, leftB - 1);
            if (winsB > 0) {
              to -= winsB;
              atB -= winsB;
              copy(spare, atB + 1, list, to + 1, winsB);
              leftB -= winsB;
              if (leftB <= 1) return;
            }
            list[to--] = list[atA--];
            leftA -= 1;
            if (leftA === 0) return;
          } while (winsA >= GALLOP_WINS || winsB >= GALLOP_WINS);
          minGallop += 1;
        }
      };
      merge();
      if (leftA > 0 && leftB === 1) {
        to -= leftA;
        atA -= leftA;
        copy(list, atA + 1, list, to + 1, leftA);
        list[to] = spare[atB];
      } else copy(spare, 0, list, to - (leftB - 1), leftB);
    };

    const lengthOf = (run: number): number => lengths[run] as number;
    const mergeAt = (run: number): void => {
      let baseA = bases[run] as number;
      let lengthA = lengthOf(run);
      const baseB = bases[run + 1] as number;
      let lengthB = lengthOf(run + 1);
      lengths[run] = lengthA + lengthB;
      if (run === runs - 3) {
        bases[run + 1] = bases[run + 2] as number;
        lengths[run + 1] = lengthOf(run + 2);
      }
      runs -= 1;
      const skipped = gallopRight(list, list[baseB], baseA, lengthA, 0);
      baseA += skipped;
      lengthA -= skipped;
      if (lengthA === 0) return;
      lengthB = gallopLeft(list, list[baseA + lengthA - 1], baseB, lengthB, lengthB - 1);
      if (lengthB === 0) return;
      if (lengthA <= lengthB) mergeLow(baseA, lengthA, baseB, lengthB);
      else mergeHigh(baseA, lengthA, baseB, lengthB);
    };
    const isBalanced = (run: number): boolean =>
      run < 2 || lengthOf(run - 2) > lengthOf(run - 1) + lengthOf(run);
    const collapse = (): void => {
      while (runs > 1) {
        let run = runs - 2;
        if (!isBalanced(run + 1) || !isBalanced(run)) {
          if (lengthOf(run - 1) < lengthOf(run + 1)) run -= 1;
        } else if (lengthOf(run) > lengthOf(run + 1)) break;
        mergeAt(run);
      }
    };

    if (list.length < 2) return;
    let minRun = list.length;
    let odd = 0;
    while (minRun >= 64) {
      odd |= minRun & 1;
      minRun >>= 1;
    }
    minRun += odd;
    let low = 0;
    let remaining = list.length;
    while (remaining > 0) {
      let length = countRun(low, low + remaining);
      if (length < minRun) {
        const forced = minRun < remaining ? minRun : remaining;
        insertInto(low, low + length, low + forced);
        length = forced;
      }
      bases[runs] = low;
      lengths[runs] = length;
      runs += 1;
      collapse();
      low += length;
      remaining -= length;
    }
    while (runs > 1) {
      let run = runs - 2;
      if (run > 0 && lengthOf(run - 1) < lengthOf(run + 1)) run -= 1;
      mergeAt(run);
    }
  };

  const mergeSort = <Item>(list: Item[], compare: Compare<Item>): Item[] => {
    const order = (left: Item | undefined, right: Item | undefined): number => {
      const result = +(compare(left as Item, right as Item) as number);
      return result === result ? result : 0;
    };
    const sort = (source: Item[], from: number, to: number, target: Item[]): void => {
      const middle = from + floor((to - from) / 2);
      if (middle - from > 1) sort(target, from, middle, source);
      if (to - middle > 1) sort(target, middle, to, source);
      let left = from;
      let right = middle;
      for (let at = from; at < to; at += 1) {
        const takesLeft = left < middle && (right >= to || order(source[left], source[right]) <= 0);
        target[at] = (takesLeft ? source[left++] : source[right++]) as Item;
      }
    };
    const source: Item[] = [];
    for (let at = 0; at < list.length; at += 1) source[at] = list[at] as Item;
    if (list.length > 1) sort(source, 0, list.length, list);
    return list;
  };

  /** Whether every item stands right beside its neighbour, in either order of the question. */
  const isSettled = <Item>(items: Item[], compare: Compare<Item>): boolean => {
    for (let at = 1; at < items.length; at += 1) {
      const there = +(compare(items[at - 1] as Item, items[at] as Item) as number);
      const back = +(compare(items[at] as Item, items[at - 1] as Item) as number);
      if (!(there <= 0 && back >= 0 && (there === 0) === (back === 0))) return false;
    }
    return true;
  };

  /**
   * A consistent comparator has one stable order, which the engine finds six times as fast. A long list is left to the
   * engine if the calls cannot be seen, and sorted again when its neighbours disagree.
   */
  const sort = <Item>(items: Item[], compare: Compare<Item>): Item[] => {
    const isQuick = items.length >= LONG && apply(test, readsOnly, [apply(functionToText, compare, [])]);
    if (isQuick) {
      const copy: Item[] = [];
      for (let at = 0; at < items.length; at += 1) copy[at] = items[at] as Item;
      apply(nativeSort, copy, [compare as (left: unknown, right: unknown) => number]);
      if (isSettled(copy, compare)) return copy;
    }
    timSort(items, compare);
    return items;
  };

  return { sort, mergeSort };
}
