/** What is searched for in made-up articles: word forms, several words, and beginnings of words. */
export const SEARCHES: readonly string[] = [
  ...['memupuk', 'tanaman', 'dipanen', 'siram', 'benih', 'lahannya', 'pengairan', 'kompos', 'hama', 'pengolahan'],
  ...['pupuk kompos', 'menanam benih', 'memanen daun', 'campuran pupuk', 'hama akar', 'olah lahan siram'],
  ...['pup', 'tana', 'kom', 'pupuk bera'],
];
