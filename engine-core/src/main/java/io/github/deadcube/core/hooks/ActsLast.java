package io.github.deadcube.core.hooks;

/**
 * KT-5, KT-6: a keyword whose hooks are called after those of the model's other keywords, in whatever order the card
 * prints them.
 */
public interface ActsLast {}
