/** The code of a module, with top-level bindings as constant as they can be. */
export declare function withConstants(code: string): string;
