/**
 * Sends a request once the input has stopped changing for `delayMs`, and shows only the response to the newest one: a
 * late response to an earlier one is dropped.
 */
export function latestAnswer<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  show: (answer: Answer) => void,
  delayMs: number,
): { question(next: Question): void; stop(): void } {
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function askNow(question: Question, number: number) {
    const answer = await ask(question);
    if (number === newest) show(answer);
  }
  return {
    question(next) {
      const number = ++newest;
      clearTimeout(timer);
      timer = setTimeout(() => void askNow(next, number), delayMs);
    },
    stop() {
      newest++;
      clearTimeout(timer);
    },
  };
}
