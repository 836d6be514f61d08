/** Cases: examples of rules in files of text, which a person or any program can read and play. */
package io.github.deadcube.testkit.cases;
