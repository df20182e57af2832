/** Runs a step of a start and prints its progress lines with the seconds elapsed. */
export async function announceStep(
  title: string,
  run: (say: (line: string) => void) => Promise<boolean>,
): Promise<void> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  let announced = false;
  const ran = await run((line) => {
    if (!announced) console.log(`  ${title} …`);
    announced = true;
    console.log(`    ${line} (${seconds()})`);
  });
  console.log(ran ? `  ${title}: done in ${seconds()}` : `  ${title}: nothing has changed`);
}
