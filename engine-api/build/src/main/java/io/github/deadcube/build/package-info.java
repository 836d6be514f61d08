/** Steps of the build: the constants of rules, and checks for null in compiled classes. */
package io.github.deadcube.build;
