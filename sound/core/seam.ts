/** How a loop's jump from its end to its beginning compares with the steps within it; at most 1 is unheard. */
export function seamStep(samples: Float32Array): number {
  let largest = 0;
  for (let i = 1; i < samples.length; i++)
    largest = Math.max(largest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)));
  return Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0)) / largest;
}
