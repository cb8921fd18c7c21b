/**
 * A file that is not what it claims to be, or that a newer import supersedes. The message is a sentence for the person who sent
 * it. Nothing was written.
 */
export class FileRefused extends Error {}
