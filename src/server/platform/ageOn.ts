/** Full years between two calendar days (`YYYY-MM-DD`); negative when the birth lies ahead. */
export function ageOn(birthDate: string | null, today: string): number {
  if (birthDate === null) return 0;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(4) < birthDate.slice(4) ? years - 1 : years;
}
