/** A word and nothing else of which somebody asks what it means; who is addressed is no word. */
const MEANING =
  /^(?:혹시|근데|선생님|쌤|여러분|얘들아)?[,\s]*(?!너|넌|니|네|야|쟤|걔|얘)['"‘“「]?[\p{L}\d]{1,8}['"’”」]?\s?(?:이?라는|이?란|이?라고|이|가|은|는)?\s?(?:말|단어|거|게|욕|뜻)?(?:은|는|이|가)?\s?(?:대체\s?|도대체\s?)?(?:무슨|뭔|어떤)\s?(?:뜻|말|의미|단어|욕)(?:이|인|임|야|이야|이에요|예요|이죠|인가요|인가|이냐|이니|인지)?\s?(?:알아|아는\s?사람|모르겠어)?요?[?？!.~\s]*$/u;

/** Whether a line asks what a word means: children ask it of words that they were called. */
export const asksMeaning = (text: string): boolean => text.length <= 40 && MEANING.test(text);
