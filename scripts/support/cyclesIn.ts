/** Pure. Each node of a directed graph that leads back to itself, as a shortest path from the node to itself. */
export function cyclesIn(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  return [...graph.keys()].flatMap((start) => {
    const cameFrom = new Map<string, string>();
    const open = [start];
    for (const node of open) {
      for (const next of graph.get(node) ?? []) {
        if (next === start) return [[...wayTo(node, { start, cameFrom }), start]];
        if (cameFrom.has(next)) continue;
        cameFrom.set(next, node);
        open.push(next);
      }
    }
    return [];
  });
}

function wayTo(
  node: string,
  { start, cameFrom }: { readonly start: string; readonly cameFrom: ReadonlyMap<string, string> },
): string[] {
  const way = [node];
  for (let at = node; at !== start;) {
    at = cameFrom.get(at) ?? start;
    way.unshift(at);
  }
  return way;
}
