/** Shows the rows that wait hidden, when somebody types in the second one (REFER-3); the button for them goes. */
export function showRowsWhileTyping(rows: readonly HTMLElement[]): void {
  rows[1]?.addEventListener('input', () => {
    for (const row of rows) row.hidden = false;
    document.querySelector('button[name="more"]')?.remove();
  });
}
