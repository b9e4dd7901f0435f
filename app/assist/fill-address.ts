import { digitsOf, digitsProblem } from '#rpc/domain/digits.ts';
import type { Place, Suggestion } from '#contracts/address/vocabulary.ts';
import { answerUnder, type Blank, tellChange } from './mended.ts';
import type { PlaceWords } from './field-words.ts';
import { rpc } from './rpc.ts';

const pauseMs = 250;
const leastTyped = 3;

/** Suggests US addresses for a street, and fills in city, state and ZIP of the one that is picked (ADDLINE-12). */
export function helpWithPlace(street: HTMLInputElement, words: PlaceWords): void {
  const answer = answerUnder(street);
  const list = document.createElement('datalist');
  list.id = `${street.id}-list`;
  street.after(list);
  street.setAttribute('list', list.id);
  let suggestions: readonly Suggestion[] = [];
  let timer = 0;

  street.addEventListener('input', () => {
    clearTimeout(timer);
    answer.textContent = '';
    const typed = street.value.trim();
    const picked = suggestions.find(({ description }) => description === typed);
    if (picked) void fillIn(picked);
    else if (typed.length >= leastTyped) timer = window.setTimeout(() => void suggest(typed), pauseMs);
  });

  async function suggest(input: string): Promise<void> {
    // Without an answer the form is as good as without script.
    const places = await rpc.suggestPlaces.query({ input }).catch(() => []);
    if (street.value.trim() !== input) return;
    suggestions = places;
    list.textContent = '';
    list.append(...places.map(({ description }) => new Option(description)));
  }

  async function fillIn({ placeId, description }: Suggestion): Promise<void> {
    const place = await rpc.findPlace.query({ placeId }).catch(() => undefined);
    if (!place || street.value.trim() !== description) return;
    const { zip } = blanksOf(street.form);
    street.value = place.address1 ?? description.split(',', 1)[0] ?? '';
    if (zip) zip.value = place.zip;
    answer.textContent = setPlace(street.form, place, words);
  }
}

/** Fills in city and state of a ZIP, where they are empty or came from a ZIP before (ADDLINE-12). */
export function helpWithZip(zip: HTMLInputElement, words: PlaceWords): void {
  const answer = answerUnder(zip);
  let lastZip = '';
  let filled: Place | undefined;

  zip.addEventListener('input', () => {
    const digits = digitsOf('zip', zip.value);
    answer.textContent = '';
    if (digitsProblem('zip', digits) || digits === lastZip) return;
    lastZip = digits;
    void fillIn(digits);
  });

  async function fillIn(digits: string): Promise<void> {
    const place = await rpc.findPlace.query({ zip: digits }).catch(() => undefined);
    const { city, state } = blanksOf(zip.form);
    const isOurs = (blank: Blank | undefined, before: string | undefined) => !blank?.value || blank.value === before;
    if (lastZip !== digits || !place || !isOurs(city, filled?.city) || !isOurs(state, filled?.state)) return;
    filled = place;
    answer.textContent = setPlace(zip.form, place, words);
  }
}

function blanksOf(form: HTMLFormElement | null): Partial<Record<'city' | 'state' | 'zip', Blank>> {
  const blank = (name: string) => form?.querySelector<Blank>(`[name="${name}"]`) ?? undefined;
  return { city: blank('city'), state: blank('state'), zip: blank('zip') };
}

/**
 * Fills in the city and state of a ZIP code.
 * @returns the text for the live region
 */
function setPlace(form: HTMLFormElement | null, place: Place, { filled }: PlaceWords): string {
  const { city, state, zip } = blanksOf(form);
  if (city) city.value = place.city;
  if (state) state.value = place.state;
  for (const blank of [city, state, zip]) tellChange(blank);
  return `${filled} ${place.city}, ${place.state} ${place.zip}`;
}
