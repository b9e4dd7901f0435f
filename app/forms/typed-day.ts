/** A typed day as YYYY-MM-DD: a browser without a calendar sends what people type, such as 11/03/2026 (BILL-4). */
export function typedDay(typed: string): string {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed.trim()) ?? [];
  return year === undefined ? typed.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
