/** Many games as jobs of Apache Spark. */
@NullMarked
package io.github.deadcube.spark;

import org.jspecify.annotations.NullMarked;
