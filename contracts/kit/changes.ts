/**
 * Returns the lines of a changelog about a call, under their versions: those that name it, its noun (`topup.*`), or all
 * calls (`*`).
 */
export function changesOf(changelog: string, id: string): string {
  const names = [id, `${id.split('.')[0]}.*`, '*'].map((name) => `\`${name}\``);
  const sections = changelog.split(/^(?=## )/m).slice(1);
  return sections
    .flatMap((section) => {
      const [heading = '', ...entries] = section.trim().split(/\n+(?=- )/);
      const lines = entries.filter((entry) => {
        const [calls = ''] = entry.slice(2).split(':');
        return calls.split(', ').some((call) => names.includes(call));
      });
      return lines.length > 0 ? [[heading, ...lines].join('\n')] : [];
    })
    .join('\n\n');
}
